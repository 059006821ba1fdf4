import { Button } from '#src/components/actions/Button.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { offerCoursesTexts } from '#src/texts/nl/offerCourses.ts';
import type { SeveralDialogProps } from './ChangeDialog.tsx';

const texts = offerCoursesTexts.several.removeDialog;

interface RemoveDialogProps extends Pick<SeveralDialogProps, 'chosen' | 'kind' | 'onClose'> {
  onRemove: () => void;
}

/** Says what goes along with the chosen courses, and asks whether they may go. */
export function RemoveDialog({ chosen, kind, onRemove, onClose }: RemoveDialogProps) {
  const count = (lists: readonly (readonly unknown[])[]) => lists.reduce((sum, list) => sum + list.length, 0);
  const lessons = count(chosen.map(({ sessions }) => sessions));
  const prices = count(chosen.flatMap(({ tariffs, services }) => [tariffs, services]));
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(kind, chosen.length)}
      footer={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button variant="danger" onClick={onRemove}>
            {texts.confirm(kind, chosen.length)}
          </Button>
        </>
      }
    >
      <div className={layout.stack1}>
        {lessons + prices > 0 && (
          <p>{texts.along(offerCoursesTexts.cells.lessons(lessons), texts.prices(prices))}</p>
        )}
        <p>{texts.questions}</p>
        <p>{texts.people}</p>
      </div>
    </Dialog>
  );
}
