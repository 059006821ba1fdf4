/** Maximum number of pixels of a picture, as many as phone cameras make. Each pixel takes three or four bytes of memory. */
export const maxPixels = 50_000_000;
