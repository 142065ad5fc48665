/** What is used of it; the package brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly keepFeatures: readonly string[];
      readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
      readonly noHinting: boolean;
      readonly dropTables: readonly string[];
    },
  ): Promise<Buffer>;
}
