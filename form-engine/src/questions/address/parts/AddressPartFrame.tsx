import type { ReactNode } from 'react';
import { type AddressPart, isDoubted, neededParts } from '../addressParts.ts';
import type { AddressEntry } from '../useAddressEntry.tsx';

/** HTML autocomplete tokens of the parts. A house number has none: browsers put it behind the street. */
const autoCompleteTokens: Readonly<Record<AddressPart, string>> = {
  street: 'address-line1',
  streetNumber: 'off',
  bus: 'address-line2',
  postal: 'postal-code',
  city: 'address-level2',
  country: 'country',
};

/** Props of the input of every part. */
export interface PartInput {
  readonly id: string;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly autoComplete: string | undefined;
}

export function partInput(entry: AddressEntry, part: AddressPart): PartInput {
  const { id, input, address } = entry;
  const problems = problemsAt(entry, part);
  const isNeeded = neededParts.some((needed) => needed === part);
  const doubted = entry.editable && isDoubted(address) && doubtedParts(entry).includes(part);
  // A host that gives `invalid` but no problems doesn't say which part is wrong, so all required parts are marked.
  const unnamed = input.invalid === true && entry.problems.length === 0 && isNeeded;
  const describedBy = [
    part === 'street' && input.describedBy,
    problems.length > 0 && `${id}-${part}-problem`,
    doubted && `${id}-isValidAddress`,
  ];
  return {
    id: `${id}-${part}`,
    invalid: doubted || unnamed || problems.some(({ severity }) => severity === 'error'),
    describedBy: describedBy.filter(Boolean).join(' ') || undefined,
    required: input.required === true && isNeeded,
    disabled: input.disabled === true,
    readOnly: input.readOnly === true,
    autoComplete: autoComplete(input.autoComplete, part),
  };
}

interface AddressPartFrameProps {
  readonly entry: AddressEntry;
  readonly part: AddressPart;
  readonly children: ReactNode;
}

/** Label and problems around the input of one part. */
export function AddressPartFrame({ entry, part, children }: AddressPartFrameProps) {
  const { id, texts } = entry;
  const problems = problemsAt(entry, part);
  return (
    <div className="cf-part" data-part={part}>
      <label className="cf-part-label" id={`${id}-${part}-label`} htmlFor={`${id}-${part}`}>
        {texts[part]}
        {part === 'bus' && <span className="cf-optional"> {texts.optional}</span>}
      </label>
      {children}
      {problems.length > 0 && (
        <p className="cf-problem" data-severity={problems[0]?.severity} id={`${id}-${part}-problem`}>
          {problems.map(({ message }) => message).join(' ')}
        </p>
      )}
    </div>
  );
}

function problemsAt({ problems }: AddressEntry, part: AddressPart) {
  return problems.filter(({ path }) => path[0] === part);
}

/**
 * The parts in doubt: those of the server's suggestion, or else street and number, which the server most likely didn't
 * find.
 */
function doubtedParts({ check }: AddressEntry): readonly string[] {
  const { outcome } = check;
  const suggestion = outcome.at === 'doubted' ? outcome.suggestion : undefined;
  return suggestion ? Object.keys(suggestion) : ['street', 'streetNumber'];
}

function autoComplete(whole: string | undefined, part: AddressPart): string | undefined {
  return whole === undefined || whole === 'off' ? whole : autoCompleteTokens[part];
}
