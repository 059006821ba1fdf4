import { formatDay } from '#rules/writtenTime.ts';
import type { ManagedRegistrationDetail } from '#src/api/entities/management/managedRegistration.ts';
import { operationUrl } from '#src/api/operationUrl.ts';
import { Icon } from '#src/components/icons/Icon.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { managementTexts } from '#src/texts/nl/management.ts';
import styles from './RegistrationDetail.module.css';

const texts = managementTexts.detail;

/** Every answer with its question, and the uploaded files as downloads. */
export function AnswersSection({ answers }: Pick<ManagedRegistrationDetail, 'answers'>) {
  return (
    <Section id="antwoorden" title={texts.answers}>
      {answers.length === 0 ? (
        <p className={styles.quiet}>{texts.noAnswers}</p>
      ) : (
        <dl className={styles.answers}>
          {answers.map(({ question, answer, files, changed }) => (
            <div key={question}>
              <dt dir="auto">{question}</dt>
              <dd>
                <span className={styles.answer} dir="auto">
                  {answer}
                </span>
                {changed !== null && <Detail>{texts.changed(formatDay(changed))}</Detail>}
                {files.map(({ name, path }) => (
                  <a
                    key={path}
                    className={styles.link}
                    href={operationUrl('open_question_file', { path })}
                    download={name}
                  >
                    <Icon name="download" size={18} />
                    {texts.download(name)}
                  </a>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
