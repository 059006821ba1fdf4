import styles from './Planned.module.css';

interface ChangeSentencesProps {
  sentences: readonly string[];
}

/** What a publication changes, a sentence each. */
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
