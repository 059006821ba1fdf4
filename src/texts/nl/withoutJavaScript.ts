/** One sentence for each thing that a page can't do without JavaScript. */
export const withoutJavaScriptTexts = {
  account: 'Zet JavaScript aan in je browser om je aan te melden of in te schrijven.',
  enrolment: 'Zet JavaScript aan in je browser om jezelf of iemand van je gezin in te schrijven.',
  tickets: 'Zet JavaScript aan in je browser om tickets te bestellen.',
  order: 'Zet JavaScript aan in je browser om iets te bestellen.',
  form: 'Zet JavaScript aan in je browser om een formulier in te vullen.',
};

/** Buttons of a search that only a page without JavaScript needs. */
export const searchWithoutJavaScriptTexts = {
  search: 'Zoeken',
  show: 'Tonen',
};
