import { useState } from 'react';
import { TextField } from '#src/components/fields/TextField.tsx';
import { offerCoursesTexts } from '#src/texts/nl/offerCourses.ts';
import { changePlaces } from '../changes/changeSeveral.ts';
import { readPlaces } from '../reading/readAmounts.ts';
import { cellInSentence } from '../view/courseCells.ts';
import { ChangeDialog, type SeveralDialogProps } from './ChangeDialog.tsx';

const texts = offerCoursesTexts.several.capacityDialog;

/** Gives courses the same number of places. */
export function PlacesDialog({ chosen, kind, now, onApply, onClose }: SeveralDialogProps) {
  const [text, setText] = useState('');
  const places = readPlaces(text);
  const wanted = places === 'none' ? undefined : places;
  return (
    <ChangeDialog
      title={texts.title}
      chosen={chosen}
      kind={kind}
      change={places === undefined ? undefined : (course) => changePlaces(course, wanted)}
      textOf={(course) => cellInSentence(course, 'capacity', now)}
      onSave={(change) => onApply('capacity', change)}
      onClose={onClose}
    >
      {(isTried) => (
        <TextField
          label={texts.places}
          hint={texts.hint}
          value={text}
          onChange={setText}
          inputMode="numeric"
          autoComplete="off"
          error={isTried && places === undefined ? offerCoursesTexts.faults.noNumber : undefined}
        />
      )}
    </ChangeDialog>
  );
}
