import { isRefusedWith } from '#src/api/apiFailure.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { teacherTexts } from '#src/texts/nl/teacher.ts';
import { failureText } from '../../failures/index.ts';

const texts = teacherTexts.session;

interface SaveFailureProps {
  error: unknown;
  busy: boolean;
  onKeep: () => void;
  onShow: () => void;
}

/** Says why nothing was saved. When somebody else saved in between, the teacher chooses which list to keep. */
export function SaveFailure({ error, busy, onKeep, onShow }: SaveFailureProps) {
  return (
    <Notice
      tone="danger"
      role="alert"
      title={texts.failed}
      actions={
        isRefusedWith(error, 'conflict') && (
          <>
            <Button busy={busy} onClick={onKeep}>
              {texts.keepMine}
            </Button>
            <Button busy={busy} onClick={onShow}>
              {texts.showTheirs}
            </Button>
          </>
        )
      }
    >
      {failureText(error)} {texts.kept}
    </Notice>
  );
}
