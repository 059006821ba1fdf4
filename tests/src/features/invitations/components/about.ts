export const about = {
  club: { nid: 1, url: 'arabesk', title: 'Dansstudio Arabesk' },
  course: { nid: 115, url: 'tango', title: 'Tango' },
  tariff: { nid: 1151, title: 'Per persoon' },
};
