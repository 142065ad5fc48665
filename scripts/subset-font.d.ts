/** Types for the part that is used; the package has none. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      readonly keepFeatures?: readonly string[];
      /** An axis cut down to a stretch, or set to one value. */
      readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
      readonly noHinting?: boolean;
      readonly dropTables?: readonly string[];
    },
  ): Promise<Buffer>;
}
