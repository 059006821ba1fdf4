import type { QuestionControlProps } from '../controls/questionView.tsx';
import { AddressInput } from './AddressInput.tsx';
import { isAddress } from './addressParts.ts';

/** Connects `AddressInput` to a question of a form. */
export function AddressQuestion({ field, value, ports, ...control }: QuestionControlProps) {
  return (
    <AddressInput
      {...control}
      locale={field.locale}
      value={isAddress(value) ? value : undefined}
      addresses={ports.addresses}
      places={ports.places}
      autoComplete={field.autoComplete}
    />
  );
}
