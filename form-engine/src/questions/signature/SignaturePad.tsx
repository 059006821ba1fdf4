import { type PointerEvent, useRef } from 'react';
import { handwriting, penWidth } from './signaturePicture.tsx';
import { type Mark, nameHeight, type Point, padSize, pathOf, type Stroke } from './strokes.ts';

interface SignaturePadProps {
  readonly mark: Mark;
  /** The accessible name: what is on the pad. */
  readonly label: string;
  /** Shown on an empty pad. */
  readonly hint: string;
  /** Called at each move of the pen. Absent where nobody may sign. */
  readonly onDraw?: ((strokes: readonly Stroke[]) => void) | undefined;
}

/**
 * The pad to draw on. Lines are an SVG, so that they stay sharp and take the colour of the text, also when the screen turns or changes
 * its colours.
 */
export function SignaturePad({ mark, label, hint, onDraw }: SignaturePadProps) {
  const pen = useRef<{ readonly id: number; readonly before: readonly Stroke[]; stroke: Stroke }>(undefined);
  const drawn = mark.by === 'pen' ? mark.strokes : [];
  const write = () => pen.current && onDraw?.([...pen.current.before, pen.current.stroke]);
  const start = (event: PointerEvent<SVGSVGElement>) => {
    if (!onDraw || !event.isPrimary || event.button !== 0) return;
    // Keeps a press from selecting text or moving the focus.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    pen.current = { id: event.pointerId, before: drawn, stroke: [pointOf(event)] };
    write();
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (pen.current?.id !== event.pointerId) return;
    pen.current.stroke = [...pen.current.stroke, pointOf(event)];
    write();
  };
  const end = (event: PointerEvent<SVGSVGElement>) => {
    if (pen.current?.id === event.pointerId) pen.current = undefined;
  };
  const name = mark.by === 'name' ? mark.name.trim() : '';
  const isEmpty = drawn.length === 0 && name === '';
  return (
    <svg
      className="cf-signature-pad"
      viewBox={`0 0 ${padSize.width} ${padSize.height}`}
      role="img"
      aria-label={label}
      data-fixed={!onDraw || undefined}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <path className="cf-signature-line" d={`M20 ${padSize.height - 40}h${padSize.width - 40}`} />
      {isEmpty && onDraw && (
        <text className="cf-signature-hint" x={padSize.width / 2} y={padSize.height / 2}>
          {hint}
        </text>
      )}
      {drawn.map((stroke, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added and removed at the end
        <path key={index} d={pathOf(stroke)} strokeWidth={penWidth} />
      ))}
      {name !== '' && (
        <text
          x={padSize.width / 2}
          y={padSize.height / 2}
          fontFamily={handwriting}
          fontSize={nameHeight(name)}
        >
          {name}
        </text>
      )}
    </svg>
  );
}

/** The place of a pointer in pixels of the picture, whatever the size of the pad on the screen. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    x: ((clientX - left) / width) * padSize.width,
    y: ((clientY - top) / height) * padSize.height,
  };
}
