/** The package has no types, and those of DefinitelyTyped know no size of an image that isn't decoded yet. */
declare module 'heic-decode' {
  interface Photo {
    readonly width: number;
    readonly height: number;
    decode(): Promise<{ readonly data: Uint8ClampedArray<ArrayBuffer> }>;
  }
  const decode: {
    /** The photos of a file, the main one first. */
    all(input: { readonly buffer: Uint8Array }): Promise<readonly Photo[]>;
  };
  // biome-ignore lint/style/noDefaultExport: the package has one
  export default decode;
}
