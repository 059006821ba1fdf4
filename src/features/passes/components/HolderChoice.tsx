import type { User } from '#src/api/session.ts';
import { SegmentedControl } from '#src/components/fields/SegmentedControl.tsx';
import { passesTexts as texts } from '#src/texts/nl/passes.ts';
import { useSwitchMember } from '../../session/index.ts';

interface HolderChoiceProps {
  members: readonly User[];
  /** undefined while nobody is selected. */
  selected: number | undefined;
}

/**
 * Selects whose passes are shown. The choice becomes the selected member of the whole portal. It stays visible, so that
 * switching takes one step.
 */
export function HolderChoice({ members, selected }: HolderChoiceProps) {
  const switchTo = useSwitchMember();
  return (
    <SegmentedControl
      legend={texts.whose}
      segments={members.map(({ uid, firstName }) => ({ value: String(uid), label: firstName }))}
      value={String(selected ?? '')}
      onChange={(uid) => switchTo(Number(uid))}
    />
  );
}
