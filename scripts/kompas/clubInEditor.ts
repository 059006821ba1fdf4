import { fileURLToPath } from 'node:url';
import type { Locator } from 'playwright';
import type { ClubFile } from '#schemas/clubFile.ts';
import { demoFolder } from '#server/seed/demo/demoClubs.ts';
import type { Hands } from './hands.ts';

type Club = ClubFile['club'];

/** Fills in the part “Je club”. */
export async function typeClub(hands: Hands, club: Club): Promise<void> {
  const { main, press, unfold, type, choose, list } = hands;
  await press(/^Je club/);
  await unfold('Naam en contact');
  await type('Beschrijving (optioneel)', club.description);
  await type('E-mailadres (optioneel)', club.mail);
  await type('Telefoonnummer (optioneel)', club.phone);
  await type('Adres (optioneel)', club.place);
  await unfold('Uiterlijk');
  await type('Code van de kleur', club.color);
  if (club.logo) await choosePicture(hands, 'Logo', club.logo);
  if (club.image) await choosePicture(hands, 'Foto van de club', club.image);
  await unfold('Wettelijke gegevens');
  const { legal } = club;
  await type(/^Naam van de rechtspersoon/, legal?.name);
  await type(/^Rechtsvorm/, legal?.form);
  await type(/^Zetel/, legal?.seat);
  await type(/^Ondernemingsnummer/, legal?.enterpriseNumber);
  await type(/^Rechtbank/, legal?.court);
  await type(/^Vermelding over btw/, legal?.vatNote);
  await type(/^E-mailadres van de rechtspersoon/, legal?.email);
  const { settings } = club;
  await unfold('Betalen en stoppen');
  await choose('checkbox', 'Later betalen (optioneel)', main, settings.isPaidLater);
  await unfold('Wat ouders zien');
  const shown = { hidden: 'nooit', amount: 'als er weinig over zijn', always: 'altijd' };
  await choose('radio', shown[settings.occupationDisplay], groupOf(main, 'Vrije plaatsen tonen'));
  await choose('checkbox', 'Leeftijd tonen (optioneel)', main, settings.showsAgeRestriction);
  const counted = { today: 'vandaag', calculateAgeOnStartActivity: 'op de eerste dag' };
  await choose('radio', counted[settings.ageCalculation], groupOf(main, 'Leeftijd tellen'));
  const overview = { list: 'lijst', grid: 'tegels' };
  await choose('radio', overview[settings.overviewDisplay], groupOf(main, 'Overzicht'));
  await choose('checkbox', 'Uren verbergen (optioneel)', main, settings.hidesTimestamp);
  await unfold('Voorwaarden, privacy en nieuwsbrief');
  await list('Voorwaarden (optioneel)', 'Alinea toevoegen', club.conditions);
}

function groupOf(main: Locator, name: string): Locator {
  return main.getByRole('radiogroup', { name, exact: true });
}

/** Chooses a picture of the demo, as it is proposed, with its text. */
export async function choosePicture(
  { page, main, fill }: Hands,
  group: string,
  { file, alt }: { readonly file: string; readonly alt?: string | undefined },
): Promise<void> {
  const field = main.getByRole('group', { name: group, exact: true });
  await field.locator('input[type=file]').setInputFiles(fileURLToPath(new URL(file, demoFolder)));
  await page.getByRole('dialog').getByRole('button', { name: 'Gebruik dit deel' }).click();
  await field.getByRole('button', { name: /^Verwijder/ }).waitFor();
  if (alt !== undefined) await fill(field.getByRole('textbox', { name: /^Wat is er te zien/ }), alt);
}
