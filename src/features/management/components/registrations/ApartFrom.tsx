import type { ManagedRegistration } from '#src/api/entities/management/managedRegistration.ts';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { managementTexts } from '#src/texts/nl/management.ts';

const texts = managementTexts.list;

interface ApartFromProps {
  row: Pick<ManagedRegistration, 'name' | 'age' | 'tariff'>;
  /** Names that several rows have. */
  namesakes: ReadonlySet<string>;
}

/** The rest of the name of a link, which sets a row apart from those of its namesakes. The row shows it elsewhere. */
export function ApartFrom({ row: { name, age, tariff }, namesakes }: ApartFromProps) {
  if (!namesakes.has(name)) return null;
  return <VisuallyHidden>, {[...(age === null ? [] : [texts.age(age)]), tariff].join(', ')}</VisuallyHidden>;
}
