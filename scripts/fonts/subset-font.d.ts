/** subset-font has no types of its own; this is what is used of it (its README, 2.9). */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2';
    /** OpenType tags; all others go. */
    readonly keepFeatures: readonly string[];
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  }
  /** @param text whatever the font must be able to draw */
  function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Buffer>;

  export = subsetFont;
}
