import { TextField } from '#src/components/fields/TextField.tsx';
import { managedFormsTexts } from '#src/texts/nl/managedForms.ts';

const texts = managedFormsTexts.add;

interface TitleFieldProps {
  value: string;
  onChange: (title: string) => void;
  hint: string;
  /** Somebody tried to save. */
  isTried: boolean;
}

export function TitleField({ value, onChange, hint, isTried }: TitleFieldProps) {
  return (
    <TextField
      label={texts.name}
      hint={hint}
      value={value}
      onChange={onChange}
      maxLength={120}
      autoComplete="off"
      error={isTried && value.trim() === '' ? texts.noName : undefined}
    />
  );
}
