/** The ids that something had before, where it had any: data of things without them stay as they are. */
export function aliasesIn(aliases: readonly string[] | undefined): { readonly aliases?: readonly string[] } {
  return aliases === undefined || aliases.length === 0 ? {} : { aliases };
}
