import { Notice } from '#src/components/feedback/Notice.tsx';
import { formFillingTexts as texts } from '#src/texts/nl/formFilling.ts';

/** Says that the club changed the form meanwhile, that nothing is lost and which questions to check. */
export function FormChanged({ questions }: { questions: readonly string[] }) {
  return (
    <Notice tone="info" role="alert" title={texts.changedTitle}>
      <p>{texts.changedKept}</p>
      {questions.length > 0 && (
        <>
          <p>{texts.changedQuestions}</p>
          <ul>
            {questions.map((label) => (
              <li key={label} dir="auto">
                {label}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
