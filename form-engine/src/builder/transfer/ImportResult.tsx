import { useMemo } from 'react';
import { type Imported, type NotTaken, type NotTakenReason, shortText } from '../../import/imported.ts';
import { compileForm } from '../../schema/compileForm.ts';
import { wireFlag } from '../../sections/wireValue.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import { allQuestions, type PlacedQuestion } from '../pure/parts.ts';
import type { BuilderTexts } from '../texts/nl.ts';
import { kindAt, titleOf } from '../useBuilder.ts';

/** Maximum number of lines of a list: more than anybody reads. */
const most = 50;

/** The result of reading a source: the questions by section, and the parts that stay behind by reason. */
export function ImportResult({ made }: { readonly made: Imported }) {
  const { texts, kinds } = useBuilderContext();
  const { sections, notTaken } = made;
  const { transfer } = texts;
  const form = useMemo(() => compileForm(sections, { kinds, today: '2000-01-01' }), [sections, kinds]);
  const names: Readonly<Record<string, string>> = texts.kinds;
  const questions = allQuestions(sections);
  const shown = new Set(questions.slice(0, most));
  const kindName = ({ place }: PlacedQuestion) => {
    const kind = kindAt({ form, sections, kinds }, place);
    return (kind && names[kind.name]) ?? kind?.name ?? texts.unknownKind;
  };
  const bySection = Map.groupBy(shown, ({ place }) => place[0] ?? 0);
  return (
    <>
      {questions.length > 0 && (
        <section aria-label={transfer.preview}>
          <h3>{transfer.preview}</h3>
          {[...bySection].map(([index, inSection]) => (
            <div key={index}>
              {sections[index]?.title !== '' && (
                <p className="cf-builder-heading">{titleOf(sections[index], texts)}</p>
              )}
              <ul>
                {inSection.map((one) => (
                  <li key={one.place.join()} data-depth={one.place.length}>
                    <span>
                      {labelOf(one, texts)}
                      {wireFlag(one.question.required) && ' *'}
                    </span>{' '}
                    <span className="cf-builder-marks">{kindName(one)}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <More count={questions.length - shown.size} />
        </section>
      )}
      {notTaken.length > 0 && (
        <section aria-label={transfer.left}>
          <h3>{transfer.left}</h3>
          {[...Map.groupBy(notTaken, ({ reason }) => reason)]
            .toSorted(([one], [other]) => weightOf(one) - weightOf(other))
            .map(([reason, parts]) => (
              <NotTakenPart key={reason} reason={reason} parts={parts} />
            ))}
        </section>
      )}
    </>
  );
}

/** The label of a question; of a static text without one, the text. */
function labelOf({ question }: PlacedQuestion, texts: BuilderTexts): string {
  const { config } = question;
  return question.question === '' && config?.text ? shortText(config.text) : titleOf(question, texts);
}

/** The parts that stay behind for one reason. Those that nobody misses are folded. */
function NotTakenPart({
  reason,
  parts,
}: {
  readonly reason: NotTakenReason;
  readonly parts: readonly NotTaken[];
}) {
  const { transfer } = useBuilderContext().texts;
  return (
    <details open={weightOf(reason) === 0}>
      <summary>
        {transfer.reasons[reason]} ({parts.length})
      </summary>
      <ul>
        {parts.slice(0, most).map(({ where, what }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of one reading never changes
          <li key={index}>
            {where !== '' && <span className="cf-builder-where">{where}</span>} <span>{what}</span>
          </li>
        ))}
      </ul>
      <More count={parts.length - most} />
    </details>
  );
}

function More({ count }: { readonly count: number }) {
  const { transfer } = useBuilderContext().texts;
  return count > 0 && <p className="cf-help">{fillIn(transfer.more, { n: count })}</p>;
}

/** Reasons that no volunteer acts upon come last. */
function weightOf(reason: NotTakenReason): number {
  return ['look', 'technical', 'built-in'].includes(reason) ? 1 : 0;
}
