/** Lines to write on. */
export function Lines({ count }: { readonly count: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, at) => (
        <i class="record-line" key={at} />
      ))}
    </>
  );
}
