import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { failureText } from '#src/features/failures/index.ts';
import { managementTexts } from '#src/texts/nl/management.ts';
import styles from './MoreRows.module.css';

const texts = managementTexts.courses;

interface MoreRowsProps {
  query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly isPlaceholderData: boolean;
    readonly error: Error | null;
    readonly fetchNextPage: () => unknown;
  };
  shown: number;
  count: number;
}

/** How much of a list is shown, and the button for its next page. Nothing when the whole list is shown. */
export function MoreRows({ query, shown, count }: MoreRowsProps) {
  if (!query.hasNextPage || query.isPlaceholderData) return null;
  return (
    <div className={styles.more}>
      {query.isFetchNextPageError && query.error && (
        <Notice tone="danger" role="alert">
          {failureText(query.error)}
        </Notice>
      )}
      <p>{texts.shown(shown, count)}</p>
      <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {texts.more}
      </Button>
    </div>
  );
}
