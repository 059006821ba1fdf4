import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useFirstSelected } from '#src/features/registration/state/useFirstSelected.ts';
import { familyQuery } from '#src/features/session/index.ts';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { selectionKey, selectionStore, writeSelection } from '#src/features/session/state/selectionStore.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { localTexts } from '#src/platform/storage/storage.ts';
import { openAsMember } from '../../session/openAsMember.tsx';
import { an, lars, noor } from '../../session/people.ts';

const Step = () => <h1>Gegevens van {useFirstSelected()?.firstName}</h1>;

/** As another tab of the same browser does. */
function selectElsewhere(uid: number): void {
  const selection = { uid, loginUid: an.uid, timestamp: systemClock.now() };
  localTexts.write(selectionKey, writeSelection(selection));
  selectionStore.getState().reread();
}

test('useFirstSelected keeps the person of a step while another tab selects somebody, until that person leaves the family', async () => {
  const family = { user: an, family: [noor, lars] };
  const { client } = await openAsMember({ at: '/stap', screen: <Step />, answers: {}, ...family });
  const title = page.getByRole('heading', { level: 1 });
  await expect.element(title).toHaveTextContent('Gegevens van An');
  selectElsewhere(noor.uid);
  expect(selectionStore.getState().selection?.uid).toBe(noor.uid);
  await expect.element(title).toHaveTextContent('Gegevens van An');
  client.setQueryData(sessionQuery().queryKey, { ...visitor, user: lars });
  client.setQueryData(familyQuery(lars.uid).queryKey, [noor]);
  selectionStore.getState().select(noor.uid, lars.uid);
  await expect.element(title).toHaveTextContent('Gegevens van Noor');
});
