import type { User } from '#src/api/entities/user.ts';
import { formsTexts as texts } from '#src/texts/nl/forms.ts';
import { MemberPicker } from '../../courses/index.ts';
import { useSelectMember } from '../../session/index.ts';
import styles from './Forms.module.css';

interface WhoseFormProps {
  members: readonly User[];
  selected: number | undefined;
}

/** Asks for whom the form is filled in. The chosen member becomes the selected member of the whole portal. */
export function WhoseForm({ members, selected }: WhoseFormProps) {
  const select = useSelectMember();
  return (
    <div className={styles.filling}>
      <MemberPicker
        choices={members.map(({ uid, name, color }) => ({ uid, name, color, refusal: '' }))}
        selected={selected}
        onSelect={select}
      />
      {selected === undefined && <p>{texts.chooseFirst}</p>}
    </div>
  );
}
