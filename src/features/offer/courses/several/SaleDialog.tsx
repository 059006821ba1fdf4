import { useState } from 'react';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { offerCoursesTexts } from '#src/texts/nl/offerCourses.ts';
import { type Sale, setSale } from '../changes/setSale.ts';
import { readMoment } from '../reading/readDays.ts';
import { saleInSentence } from '../view/courseCells.ts';
import { ChangeDialog, type SeveralDialogProps } from './ChangeDialog.tsx';

const texts = offerCoursesTexts.several.saleDialog;
const states = ['open', 'from', 'closed'] as const;

/** Opens courses, now or at a moment, or closes them with what visitors read meanwhile. */
export function SaleDialog({ chosen, kind, now, onApply, onClose }: SeveralDialogProps) {
  const [is, setIs] = useState<Sale['is']>('from');
  const [moment, setMoment] = useState('');
  /** When members may enrol; undefined where nobody goes first by this dialog. */
  const [members, setMembers] = useState<string>();
  const [why, setWhy] = useState(offerCoursesTexts.closedReason);
  const at = readMoment(moment);
  const first = readMoment(members ?? '');
  const isFirstWrong = members !== undefined && (first === undefined || (at !== undefined && first >= at));
  const opening = at === undefined || isFirstWrong ? undefined : { at, members: first };
  const sale = saleOf(is, opening, why.trim());
  return (
    <ChangeDialog
      title={texts.title}
      chosen={chosen}
      kind={kind}
      change={sale && ((course) => (course.tariffs.length === 0 ? undefined : setSale(course, sale, now)))}
      textOf={(course) => saleInSentence(course, now)}
      onSave={(change) => onApply('sale', change)}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <SelectField
            label={offerCoursesTexts.sale.label}
            inForm
            options={states.map((one) => ({ value: one, label: offerCoursesTexts.sale[one] }))}
            value={is}
            onChange={(value) => setIs(states.find((one) => one === value) ?? 'from')}
          />
          {is === 'from' && (
            <>
              <TextField
                label={offerCoursesTexts.sale.at}
                type="datetime-local"
                value={moment}
                onChange={setMoment}
                error={isTried && at === undefined ? texts.noMoment : undefined}
              />
              <ChoiceCard
                type="checkbox"
                checked={members !== undefined}
                onChange={(isFirst) => setMembers(isFirst ? '' : undefined)}
                title={texts.members}
                note={texts.membersNote}
              />
              {members !== undefined && (
                <TextField
                  label={texts.membersAt}
                  type="datetime-local"
                  value={members}
                  onChange={setMembers}
                  error={isTried && isFirstWrong ? texts.noMembersMoment : undefined}
                />
              )}
            </>
          )}
          {is === 'closed' && <TextField label={texts.why} value={why} onChange={setWhy} maxLength={1000} />}
        </>
      )}
    </ChangeDialog>
  );
}

function saleOf(
  is: Sale['is'],
  opening: Omit<Extract<Sale, { is: 'from' }>, 'is'> | undefined,
  why: string,
): Sale | undefined {
  if (is === 'open') return { is };
  if (is === 'closed') return { is, why: why || offerCoursesTexts.closedReason };
  return opening && { is, ...opening };
}
