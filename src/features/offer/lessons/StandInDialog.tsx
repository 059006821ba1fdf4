import { useId, useState } from 'react';
import type { PlannedLesson } from '#rules/calendar/weekly/weeklyPlansOf.ts';
import { formatList } from '#rules/writtenList.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Chip } from '#src/components/fields/Chip.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { offerStandInTexts as texts } from '#src/texts/nl/offerStandIn.ts';
import { readNames } from '../courses/reading/readAmounts.ts';
import { hoursText, spokenName } from './view/lessonSentences.ts';
import { longestName, toggledName } from './view/standIn.ts';

interface StandInDialogProps {
  lesson: PlannedLesson;
  /** The teachers of the course. */
  usual: readonly string[];
  /** Other teachers of the club, to choose from. */
  known: readonly string[];
  /** @param names - as they were written */
  onSave: (names: string) => void;
  onClose: () => void;
}

/** Asks who teaches one lesson in place of the teachers of the course. */
export function StandInDialog({ lesson, usual, known, onSave, onClose }: StandInDialogProps) {
  const id = useId();
  const [text, setText] = useState((lesson.teachers ?? []).join(', '));
  const names = readNames(text);
  const isTooLong = names.some((name) => name.length > longestName);
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form={id}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={layout.stack2}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isTooLong) onSave(text);
        }}
      >
        <p>{texts.lesson(spokenName(lesson.day), hoursText(lesson))}</p>
        <TextField
          label={texts.names}
          hint={texts.hint(formatList(usual))}
          value={text}
          autoComplete="off"
          error={isTooLong ? texts.tooLong(longestName) : undefined}
          onChange={setText}
        />
        {known.length > 0 && (
          <fieldset>
            <legend>{texts.known}</legend>
            <div className={layout.rowHalf}>
              {known.map((name) => (
                <Chip
                  key={name}
                  pressed={names.includes(name)}
                  onToggle={() => setText(toggledName(text, name))}
                >
                  {name}
                </Chip>
              ))}
            </div>
          </fieldset>
        )}
        <p>{texts.told}</p>
      </form>
    </Dialog>
  );
}
