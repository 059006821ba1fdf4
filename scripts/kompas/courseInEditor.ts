import { daysSinceMonday } from '#rules/brusselsTime.ts';
import { weekdayNames } from '#rules/calendar/calendarNames.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import { choosePicture } from './clubInEditor.ts';
import type { Hands } from './hands.ts';

type Course = ClubFile['courses'][number];

/** Makes a course, or an activity of one day, with its lessons, prices and picture. */
export async function typeCourse(hands: Hands, course: Course): Promise<void> {
  const { main, press, unfold, type, list } = hands;
  const isCourse = course.type === 'course';
  await press(
    isCourse ? /^Cursussen/ : /^Activiteiten/,
    main.getByRole('navigation', { name: 'Delen van het aanbod' }),
  );
  await press(isCourse ? 'Nieuwe cursus' : 'Nieuwe activiteit');
  await type('Naam', course.title);
  await type('Beschrijving (optioneel)', course.description);
  await type('Plaats (optioneel)', course.place);
  await list('Lesgevers (optioneel)', 'Lesgever toevoegen', course.teachers);
  await (isCourse ? typeWeekly(hands, course) : typeDay(hands, course));
  for (const [index, { title, price, discountedPrice, capacity }] of course.tariffs.entries()) {
    await press('Voeg een tarief toe');
    const tariff = main.getByRole('group', { name: new RegExp(`^Tarief ${index + 1}`) });
    await type('Naam', title, tariff);
    await type('Prijs (€)', euros(price), tariff);
    await type('Plaatsen (optioneel)', capacity, tariff);
    if (discountedPrice === undefined) continue;
    await tariff.getByText('Vroegboekprijs, verminderde prijs en UiTPAS', { exact: true }).click();
    await type('Verminderde prijs (€) (optioneel)', euros(discountedPrice), tariff);
  }
  await unfold('Voor wie');
  await type('Leeftijd vanaf (optioneel)', course.ages?.from);
  await list('Niveaus (optioneel)', 'Niveau toevoegen', course.levels);
  await list('Categorieën (optioneel)', 'Categorie toevoegen', course.taxonomies);
  await unfold('Meer');
  await type('Adres van de pagina', course.url);
  if (course.image) await choosePicture(hands, 'Foto op de pagina', course.image);
}

async function typeWeekly({ main, type, fill }: Hands, { sessions }: Course): Promise<void> {
  const [first, last] = [sessions[0], sessions.at(-1)];
  if (!first || !last) return;
  const plan = main.getByRole('group', { name: 'Wekelijkse les', exact: true });
  const day = weekdayNames[daysSinceMonday(first.day)];
  await plan.getByRole('combobox', { name: 'Dag' }).selectOption(day?.name ?? '');
  await type('Van', first.from, plan);
  await type('Tot', first.to, plan);
  await fill(plan.getByLabel('Eerste dag', { exact: true }), first.day);
  await fill(plan.getByLabel('Laatste dag', { exact: true }), last.day);
}

async function typeDay({ main, page, press, fill }: Hands, { sessions }: Course): Promise<void> {
  const [day] = sessions;
  if (!day) return;
  await press('Voeg dagen toe', main);
  const dialog = page.getByRole('dialog', { name: 'Voeg dagen toe' });
  await fill(dialog.getByLabel('Eerste dag', { exact: true }), day.day);
  await fill(dialog.getByLabel('Van', { exact: true }), day.from);
  await fill(dialog.getByLabel('Tot', { exact: true }), day.to);
  await dialog.getByRole('button', { name: 'Voeg toe' }).click();
}

function euros(amount: number): string {
  return String(amount).replace('.', ',');
}
