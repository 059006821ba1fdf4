import styles from './Planned.module.css';

interface ChangeSentencesProps {
  sentences: readonly string[];
}

/** Sentences about the changes of a publication. */
export function ChangeSentences({ sentences }: ChangeSentencesProps) {
  return (
    <ul className={styles.sentences}>
      {sentences.map((sentence) => (
        <li key={sentence} dir="auto">
          {sentence}
        </li>
      ))}
    </ul>
  );
}
