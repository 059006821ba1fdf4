/**
 * Forms as SurveyJS has them, written anew after its public examples: a registration with rules, a review with stars and pages, an
 * intake with panels and languages, and one in the way of old versions.
 */
export const surveyExamples = {
  registration: {
    title: 'Inschrijving dansschool',
    logoPosition: 'right',
    pages: [
      {
        name: 'wie',
        title: 'Wie ben je?',
        elements: [
          { type: 'text', name: 'voornaam', title: 'Voornaam', isRequired: true, maxLength: 40 },
          {
            type: 'text',
            name: 'mail',
            title: 'E-mail',
            inputType: 'email',
            isRequired: true,
            autocomplete: 'email',
          },
          {
            type: 'text',
            name: 'leeftijd',
            title: 'Leeftijd',
            inputType: 'number',
            min: 3,
            max: 99,
            step: 1,
            validators: [{ type: 'numeric', minValue: 4, maxValue: 90, text: 'Tussen 4 en 90' }],
          },
          { type: 'boolean', name: 'eerder', title: 'Danste je al?' },
          {
            type: 'checkbox',
            name: 'stijlen',
            title: 'Welke stijlen?',
            visibleIf: '{eerder} = true and {leeftijd} >= 6',
            requiredIf: '{leeftijd} > 12',
            choices: [
              'ballet',
              { value: 'hiphop', text: 'Hiphop' },
              { value: 'jazz', text: 'Jazz', visibleIf: '{leeftijd} > 10' },
            ],
            showOtherItem: true,
            otherText: 'Iets anders',
            maxSelectedChoices: 2,
            colCount: 2,
          },
        ],
      },
      {
        name: 'kinderen',
        elements: [
          {
            type: 'paneldynamic',
            name: 'gezin',
            title: 'Wie danst er nog mee?',
            templateTitle: 'Kind {panelIndex}',
            minPanelCount: 1,
            maxPanelCount: 4,
            panelAddText: 'Nog een kind',
            templateElements: [
              { type: 'text', name: 'naam', title: 'Naam van het kind' },
              {
                type: 'dropdown',
                name: 'niveau',
                title: 'Niveau',
                choices: ['begin', 'gevorderd'],
                visibleIf: '{panel.naam} notempty',
              },
            ],
          },
          {
            type: 'expression',
            name: 'prijs',
            title: 'Prijs',
            expression: '{leeftijd} * 2 + 10',
            displayStyle: 'currency',
          },
          { type: 'signaturepad', name: 'krabbel', title: 'Handtekening' },
          {
            type: 'comment',
            name: 'opmerking',
            title: 'Nog iets?',
            requiredIf: "iif({leeftijd} > 3, 'a', 'b') = 'a'",
          },
        ],
      },
    ],
  },
  review: {
    pages: [
      {
        name: 'page1',
        elements: [
          {
            type: 'rating',
            name: 'score',
            title: 'How happy are you?',
            rateMax: 10,
            minRateDescription: 'Not at all',
          },
          { type: 'rating', name: 'again', title: 'Will you come back?', rateMin: 0, rateMax: 10 },
          {
            type: 'matrix',
            name: 'parts',
            title: 'What did you think of …',
            columns: [
              { value: 1, text: 'Bad' },
              { value: 2, text: 'Good' },
            ],
            rows: ['lessons', { value: 'hall', text: 'The hall' }],
            alternateRows: true,
          },
          {
            type: 'ranking',
            name: 'order',
            title: 'What matters most?',
            choices: ['price', 'place', 'teacher'],
          },
          {
            type: 'imagepicker',
            name: 'logo',
            title: 'Which logo?',
            choices: [
              { value: 'a', imageLink: 'https://example.org/a.png' },
              { value: 'b', text: 'B' },
            ],
          },
          {
            type: 'matrixdropdown',
            name: 'grid',
            title: 'Frameworks',
            columns: [{ name: 'c1' }],
            rows: ['r1'],
          },
        ],
      },
      {
        name: 'page2',
        visibleIf: '{score} < 6',
        elements: [
          {
            type: 'comment',
            name: 'why',
            title: 'What went wrong, {name}?',
            validators: [{ type: 'text', minLength: 10 }],
          },
          {
            type: 'text',
            name: 'code',
            title: 'Code',
            validators: [{ type: 'regex', regex: '^[A-Z]{2}\\d{4}$', text: 'Two letters, four digits' }],
          },
          {
            type: 'text',
            name: 'loose',
            title: 'Loose',
            validators: [
              { type: 'regex', regex: 'abc' },
              { type: 'expression', expression: '{loose} > 3' },
            ],
          },
        ],
      },
    ],
    showProgressBar: 'top',
    triggers: [{ type: 'complete', expression: '{score} = 1' }],
  },
  intake: {
    locale: 'nl',
    elements: [
      {
        type: 'panel',
        name: 'persoon',
        title: { default: 'Over je kind', fr: 'Votre enfant' },
        elements: [
          {
            type: 'text',
            name: 'geboren',
            title: { default: 'Geboren op', fr: 'Né le' },
            inputType: 'date',
            maxValueExpression: 'today()',
          },
          {
            type: 'radiogroup',
            name: 'vervoer',
            title: 'Hoe kom je?',
            choices: [{ value: 'fiets', text: { default: 'Met de fiets', fr: 'À vélo' } }, 'auto'],
            hasNone: true,
          },
          {
            type: 'panel',
            name: 'ouder',
            title: 'Voor de jongsten',
            visibleIf: 'age({geboren}) < 12',
            elements: [{ type: 'text', name: 'tel', title: 'Telefoon van een ouder', inputType: 'tel' }],
          },
        ],
      },
      {
        type: 'html',
        name: 'info',
        html: '<p>Lees <b>dit</b> op <a href="https://example.org/r">onze site</a>.</p><script>alert(1)</script>',
      },
      {
        type: 'multipletext',
        name: 'maten',
        title: 'Je maten',
        items: [
          { name: 'schoen', title: 'Schoen' },
          { name: 'broek', title: 'Broek' },
        ],
      },
      {
        type: 'file',
        name: 'attest',
        title: 'Attest',
        acceptedTypes: '.pdf',
        allowMultiple: true,
        maxFiles: 2,
      },
      { type: 'image', name: 'banner', imageLink: 'https://example.org/banner.png' },
      {
        type: 'boolean',
        name: 'akkoord',
        title: 'Akkoord?',
        isRequired: true,
        labelTrue: 'Zeker',
        labelFalse: 'Liever niet',
      },
      {
        type: 'matrixdynamic',
        name: 'geneesmiddelen',
        title: 'Geneesmiddelen',
        columns: [
          { name: 'wat', title: 'Wat?', cellType: 'text', isRequired: true },
          { name: 'uur', title: 'Wanneer?', choices: ['ochtend', 'avond'] },
        ],
      },
      { type: 'text', name: 'geheim', title: 'Nooit te zien', visible: false },
      { type: 'dropdown', name: 'land', title: 'Land', choicesByUrl: { url: 'https://example.org/landen' } },
    ],
  },
  old: {
    questions: [
      {
        type: 'radiogroup',
        name: 'gender',
        title: 'Gender',
        choices: ['many|Male', 'few|Female'],
        hasOther: true,
        colCount: 0,
      },
      { type: 'text', name: 'age', title: 'Age', placeHolder: 'In years' },
      {
        type: 'dropdown',
        name: 'kids',
        title: 'How many kids?',
        visibleIf: "{age}>=17 and {gender}='many'",
        choices: [1, 2, 3],
      },
      {
        type: 'dropdown',
        name: 'first',
        title: 'Age of the first',
        visibleIf: '{kids} >= 1',
        choices: [1, 2],
      },
    ],
  },
};
