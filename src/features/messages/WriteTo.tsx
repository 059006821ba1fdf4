import type { Club } from '#src/api/entities/club/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { failureText } from '#src/features/failures/index.ts';
import { messagesTexts as texts } from '#src/texts/nl/messages.ts';
import { type To, useWrite } from './useWrite.ts';

interface WriteToProps {
  club: Club;
  to: To;
}

/** Begins a message to everybody in a course, or to one person. */
export function WriteTo({ club, to }: WriteToProps) {
  const { mutate, isPending, error } = useWrite(club);
  return (
    <>
      <Button icon="mail" busy={isPending} onClick={() => mutate(to)}>
        {texts.writeTo}
      </Button>
      {error && (
        <Notice tone="danger" role="alert" title={texts.failed}>
          {failureText(error)}
        </Notice>
      )}
    </>
  );
}
