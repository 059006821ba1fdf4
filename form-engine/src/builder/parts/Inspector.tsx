import type { Answers } from '../../questions/question-kind/answer.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import { isQuestion, partAt } from '../pure/parts.ts';
import { QuestionSettings } from '../settings/QuestionSettings.tsx';
import { SectionSettings } from '../settings/SectionSettings.tsx';
import { TogetherSettings } from '../settings/TogetherSettings.tsx';

/** The settings of the selected part. */
export function Inspector({ answers }: { readonly answers: Answers }) {
  const { sections, places, texts, revision, language } = useBuilderContext();
  const place = places.at(-1);
  const part = place && partAt(sections, place);
  if (places.length > 1)
    return (
      <>
        <p className="cf-builder-empty">{fillIn(texts.severalSelected, { n: places.length })}</p>
        <TogetherSettings
          key={`${places.map((one) => one.join('-')).join(' ')} ${revision}`}
          places={places}
        />
      </>
    );
  if (!place || !part) return <p className="cf-builder-empty">{texts.nothingSelected}</p>;
  // The fields hold what is typed; after undo, or for another part, they begin anew.
  const key = `${place.join('-')} ${revision} ${language}`;
  return isQuestion(part) ? (
    <QuestionSettings key={key} place={place} question={part} answers={answers} />
  ) : (
    <SectionSettings key={key} place={place} section={part} />
  );
}
