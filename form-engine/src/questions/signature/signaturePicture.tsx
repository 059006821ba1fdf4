import { type Mark, nameHeight, padSize, pathOf } from './strokes.ts';

/** Fonts like handwriting, of the systems of phones and computers. */
export const handwriting = '"Segoe Script", "Bradley Hand", "Snell Roundhand", "Dancing Script", cursive';

/** Width of the pen, in pixels of the picture. */
export const penWidth = 4;

/**
 * A signature as a PNG: black on white, whatever the colours of the screen, because a club prints it. Made at once, so that a
 * submit that follows already finds it.
 */
export function signaturePicture(mark: Mark, name: string): File {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, padSize);
  const paper = canvas.getContext('2d');
  if (paper) drawMark(paper, mark);
  const [, base64 = ''] = canvas.toDataURL('image/png').split(',');
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new File([bytes], `${name}.png`, { type: 'image/png' });
}

function drawMark(paper: CanvasRenderingContext2D, mark: Mark): void {
  const { width, height } = padSize;
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, width, height);
  paper.fillStyle = '#000';
  if (mark.by === 'name') {
    const name = mark.name.trim();
    paper.font = `${nameHeight(name)}px ${handwriting}`;
    paper.textAlign = 'center';
    paper.textBaseline = 'middle';
    paper.fillText(name, width / 2, height / 2, width - 20);
    return;
  }
  paper.lineWidth = penWidth;
  paper.lineCap = 'round';
  paper.lineJoin = 'round';
  for (const stroke of mark.strokes) paper.stroke(new Path2D(pathOf(stroke)));
}
