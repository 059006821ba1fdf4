import { useState } from 'react';
import type { WireQuestion } from '../../sections/wireSection.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import { TextField } from '../parts/TextField.tsx';
import { renameQuestion } from '../pure/edits.ts';
import type { Place } from '../pure/parts.ts';

interface NameFieldProps {
  readonly place: Place;
  readonly question: WireQuestion;
}

/** The qid: changed when the field is left, because every letter would rename all references. */
export function NameField({ place, question }: NameFieldProps) {
  const builder = useBuilderContext();
  const [name, setName] = useState(String(question.qid));
  const rename = () => {
    if (name === String(question.qid)) return;
    const isDone = builder.change('rename', renameQuestion(builder.sections, place, name));
    if (!isDone) setName(String(question.qid));
  };
  return <TextField label={builder.texts.name} value={name} onChange={setName} onBlur={rename} />;
}
