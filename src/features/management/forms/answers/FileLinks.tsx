import type { FormAnswer } from '#src/api/entities/management/managedForm.ts';
import { operationUrl } from '#src/api/operationUrl.ts';
import { Icon } from '#src/components/icons/Icon.tsx';
import { managedFormsTexts } from '#src/texts/nl/managedForms.ts';
import styles from './Answers.module.css';

/** The files of an answer, as downloads. */
export function FileLinks({ files }: Pick<FormAnswer['cells'][number], 'files'>) {
  return files.map(({ name, path }) => (
    <a key={path} className={styles.file} href={operationUrl('open_question_file', { path })} download={name}>
      <Icon name="download" size={18} />
      {managedFormsTexts.list.file(name)}
    </a>
  ));
}
