import type { User } from '#src/api/session.ts';
import { SegmentedControl } from '#src/components/fields/SegmentedControl.tsx';
import { passesTexts as texts } from '#src/texts/nl/passes.ts';
import { useSelectMember } from '../../session/index.ts';

interface HolderChoiceProps {
  members: readonly User[];
  /** undefined: nobody yet. */
  selected: number | undefined;
}

/** Whose passes: the member that the whole portal then acts for. It stays, so that the others are one step away. */
export function HolderChoice({ members, selected }: HolderChoiceProps) {
  const select = useSelectMember();
  return (
    <SegmentedControl
      legend={texts.whose}
      segments={members.map(({ uid, firstName }) => ({ value: String(uid), label: firstName }))}
      value={String(selected ?? '')}
      onChange={(uid) => select(Number(uid))}
    />
  );
}
