import decodeQr from 'qr/decode.js';

/** Reads the QR code in a frame of the camera; undefined where there is none. */
export type CodeReader = (frame: HTMLVideoElement) => Promise<string | undefined>;

/** The part of the Barcode Detection API that is used; some browsers have it (WICG Shape Detection). */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The longest side of a frame that is decoded in JavaScript, in pixels: more costs time and finds no more. */
const longestSide = 720;

/** The browser's own reader where it knows QR codes, which is faster; else one in JavaScript. */
export async function openCodeReader(): Promise<CodeReader> {
  const found: unknown = Reflect.get(window, 'BarcodeDetector');
  if (isDetectorClass(found) && (await found.getSupportedFormats()).includes('qr_code')) {
    const detector = new found({ formats: ['qr_code'] });
    return async (frame) => (await detector.detect(frame))[0]?.rawValue;
  }
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (frame) => {
    const { videoWidth: width, videoHeight: height } = frame;
    if (!context || width === 0) return undefined;
    const scale = Math.min(1, longestSide / Math.max(width, height));
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    context.drawImage(frame, 0, 0, canvas.width, canvas.height);
    return codeIn(context.getImageData(0, 0, canvas.width, canvas.height));
  };
}

/** The code in a picture. The decoder throws where it finds none. */
function codeIn({ width, height, data }: Pick<ImageData, 'width' | 'height' | 'data'>): string | undefined {
  try {
    return decodeQr({ width, height, data });
  } catch {
    return undefined;
  }
}

function isDetectorClass(found: unknown): found is DetectorClass {
  return typeof found === 'function' && 'getSupportedFormats' in found;
}
