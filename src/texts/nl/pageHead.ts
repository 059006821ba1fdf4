const inCity = (club: string, city: string) =>
  city === '' || club.toLowerCase().includes(city.toLowerCase()) ? club : `${club} in ${city}`;

/** Descriptions of public pages for search engines and link previews, where no text of the club says it. */
export const pageHeadTexts = {
  portal: 'Schrijf jezelf en je gezin in voor cursussen, activiteiten en evenementen van je club',
  club: (club: string, city: string) =>
    `Bekijk het aanbod van ${inCity(club, city)} en schrijf je online in.`,
  list: {
    course: (club: string, city: string) =>
      `Bekijk de cursussen van ${inCity(club, city)} en schrijf je online in.`,
    activity: (club: string, city: string) =>
      `Bekijk de activiteiten van ${inCity(club, city)} en schrijf je online in.`,
    ticket: (club: string, city: string) =>
      `Bekijk de evenementen van ${inCity(club, city)} en bestel je tickets online.`,
  },
  webshop: (club: string, shop: string) => `${shop} van ${club}: bekijk het aanbod en bestel online.`,
  forms: (club: string) => `Vul de formulieren van ${club} online in.`,
};
