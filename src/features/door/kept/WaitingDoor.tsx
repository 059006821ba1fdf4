import { Button } from '#src/components/actions/Button.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { componentsTexts } from '#src/texts/nl/components.ts';

/** The kept page of a door until its script has read what the device knows. The script of the offline page answers the button. */
export function WaitingDoor({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <Button data-retry>{componentsTexts.retry}</Button>
    </>
  );
}
