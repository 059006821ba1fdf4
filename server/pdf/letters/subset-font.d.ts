/** Types for subset-font, which has none: only the parts in use here (its README, 2.9). */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2' | 'truetype';
    /** OpenType feature tags to keep; all others are dropped. */
    readonly keepFeatures?: readonly string[];
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }
  /** @param text all characters that the font must draw */
  function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Buffer>;

  export = subsetFont;
}
