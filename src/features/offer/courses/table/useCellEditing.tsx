import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { offerCoursesTexts as texts } from '#src/texts/nl/offerCourses.ts';
import type { OfferCourse } from '../../state/offerFile.ts';
import { changeCell } from '../changes/changeCell.ts';
import type { LocalMoment } from '../reading/readDays.ts';
import { type CellName, courseCell } from '../view/courseCells.ts';
import { keyOf } from '../view/courseKey.ts';
import { CellEditor } from './CellEditor.tsx';

/** The cell of a course that is edited. */
export interface EditedCell {
  /** The key of the course. */
  readonly row: string;
  readonly cell: CellName;
  /** The first character that somebody typed on it. */
  readonly typed?: string;
}

interface Editing {
  readonly now: LocalMoment;
  /** A course was changed in one cell. */
  readonly onChange: (before: OfferCourse, changed: OfferCourse, cell: CellName) => void;
  /** The field closed by a key or a button, so that the focus goes back to its cell. */
  readonly onDone: (edited: EditedCell) => void;
  readonly listOf: (cell: CellName) => string | undefined;
  readonly withButtons: boolean;
  /** The table or the cards. */
  readonly around: RefObject<HTMLElement | null>;
}

/** The one cell that is edited, in a table and in cards alike. */
export function useCellEditing({ now, onChange, onDone, listOf, withButtons, around }: Editing) {
  const [edited, setEdited] = useState<EditedCell>();
  const isRefused = useRef(false);
  const close = (stays: boolean) => {
    isRefused.current = false;
    setEdited(undefined);
    if (stays && edited) onDone(edited);
  };
  /** Opens a cell. A text that was refused isn't lost: its field has the focus again. */
  const edit = (cell: EditedCell) => {
    if (edited && isRefused.current) around.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    else setEdited(cell);
  };
  /** The field of a course; `undefined` where none of its cells is edited. */
  const editorOf = (course: OfferCourse): ReactNode => {
    if (edited?.row !== keyOf(course)) return undefined;
    const { cell, typed } = edited;
    const { edit } = courseCell(course, cell, now);
    if (!edit) return undefined;
    return (
      <CellEditor
        key={`${edited.row} ${cell}`}
        edit={edit}
        label={texts.edit(texts.columns[cell], course.title)}
        typed={edit.as === 'text' || edit.as === 'number' ? typed : undefined}
        list={listOf(cell)}
        withButtons={withButtons}
        onSave={(text, stays) => {
          // A cell that nobody changed stays as it is, also where its text would be refused.
          const change = text === edit.value ? undefined : changeCell(course, { cell, text, now });
          isRefused.current = change?.ok === false;
          if (change?.ok === false) return change.fault;
          close(stays);
          if (change && change.course !== course) onChange(course, change.course, cell);
          return undefined;
        }}
        onCancel={() => close(true)}
      />
    );
  };
  return { edited, edit, editorOf };
}
