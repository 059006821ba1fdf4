import type { Club } from '#src/api/entities/club/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { failureText } from '#src/features/failures/index.ts';
import { messagesTexts as texts } from '#src/texts/nl/messages.ts';
import { useWrite } from './useWrite.ts';

interface WriteToCourseProps {
  club: Club;
  /** The course's nid. */
  course: number;
}

/** Begins a message to everybody in a course. */
export function WriteToCourse({ club, course }: WriteToCourseProps) {
  const { mutate, isPending, error } = useWrite(club);
  return (
    <>
      <Button icon="mail" busy={isPending} onClick={() => mutate([course])}>
        {texts.toCourse}
      </Button>
      {error && (
        <Notice tone="danger" role="alert" title={texts.failed}>
          {failureText(error)}
        </Notice>
      )}
    </>
  );
}
