import type { WireQuestion } from '../../sections/wireSection.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import { convertQuestion } from '../pure/convertQuestion.ts';
import { changePart } from '../pure/edits.ts';
import type { Place } from '../pure/parts.ts';
import { settingsOf } from '../pure/settingsOf.ts';
import { kindAt } from '../useBuilder.ts';
import { Pick } from './fields.tsx';

interface KindChoiceProps {
  readonly place: Place;
  readonly question: WireQuestion;
}

/** The kind of the question. What the new kind can't have is named. */
export function KindChoice({ place, question }: KindChoiceProps) {
  const builder = useBuilderContext();
  const { texts, kinds } = builder;
  const names: Readonly<Record<string, string>> = texts.kinds;
  const offered = kinds.filter((kind) => settingsOf(kind) !== undefined);
  const convert = (name: string) => {
    const wire = offered.find((kind) => kind.name === name);
    const settings = wire && settingsOf(wire);
    if (!settings) return;
    const { question: converted, lost } = convertQuestion(question, settings.wire, kinds);
    builder.change(
      'convert',
      changePart(builder.sections, place, () => converted),
    );
    if (lost.length > 0) builder.say(fillIn(texts.lost, { names: lost.join(', ') }));
  };
  const name = kindAt(builder, place)?.name ?? '';
  const choices = offered.map((kind) => [kind.name, names[kind.name] ?? kind.name] as const);
  const isOffered = offered.some((kind) => kind.name === name);
  return (
    <Pick
      label={texts.kind}
      choices={isOffered ? choices : [[name, texts.unknownKind], ...choices]}
      value={name}
      onChange={convert}
    />
  );
}
