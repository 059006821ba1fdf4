import type { DropSide } from '../pure/dropTarget.ts';

/** The host of the rows: what a builder does while somebody drags. */
export interface DragHost {
  /** The rows that go along with the one of this name. */
  dragged(name: string): readonly string[];
  /** The text beside the pointer; `undefined` shows the row itself. */
  previewText(names: readonly string[]): string | undefined;
  /** Whether parts can be put into the row. */
  holds(name: string): boolean;
  /** The rows were dropped. */
  drop(names: readonly string[], onName: string, side: DropSide): void;
}
