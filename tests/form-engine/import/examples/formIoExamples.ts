/** Forms as Form.io exports them, written anew after its public examples: a camp in panels, a wizard with rules, and rows. */
export const formIoExamples = {
  camp: {
    title: 'Zomerkamp',
    display: 'form',
    components: [
      {
        type: 'panel',
        title: 'Kind',
        key: 'panel1',
        input: false,
        tableView: false,
        components: [
          {
            type: 'columns',
            key: 'columns',
            columns: [
              {
                components: [
                  {
                    type: 'textfield',
                    key: 'firstName',
                    label: 'Voornaam',
                    input: true,
                    tableView: true,
                    validate: { required: true, maxLength: 30 },
                  },
                ],
                width: 6,
              },
              {
                components: [
                  { type: 'textfield', key: 'lastName', label: 'Naam', input: true, placeholder: 'Peeters' },
                ],
                width: 6,
              },
            ],
          },
          {
            type: 'datetime',
            key: 'born',
            label: 'Geboren op',
            enableTime: false,
            format: 'yyyy-MM-dd',
            datePicker: { minDate: '2010-01-01', maxDate: 'moment()' },
          },
          {
            type: 'phoneNumber',
            key: 'phone',
            label: 'Telefoon',
            tooltip: 'Van een ouder',
            inputMask: '(999) 999-9999',
          },
          {
            type: 'textfield',
            key: 'zip',
            label: 'Postcode',
            validate: { pattern: '[0-9]{4}', customMessage: 'Vier cijfers' },
          },
          {
            type: 'textfield',
            key: 'odd',
            label: 'Vreemd',
            validate: { pattern: '(a+)+', custom: 'valid = input === 3' },
          },
        ],
      },
      {
        type: 'fieldset',
        legend: 'Praktisch',
        key: 'fs',
        components: [
          {
            type: 'selectboxes',
            key: 'days',
            label: 'Dagen',
            values: [
              { label: 'Maandag', value: 'mon', shortcut: '' },
              { label: 'Dinsdag', value: 'tue' },
            ],
          },
        ],
      },
      {
        type: 'content',
        key: 'c',
        label: 'Content',
        html: '<h2>Let op</h2><p>Breng <em>laarzen</em> mee.</p><iframe src="https://example.org"></iframe>',
      },
      { type: 'button', action: 'submit', label: 'Verstuur', key: 'submit', input: true, theme: 'primary' },
    ],
  },
  rules: {
    display: 'wizard',
    components: [
      {
        type: 'panel',
        title: 'Stap 1',
        key: 'step1',
        components: [
          {
            type: 'radio',
            key: 'level',
            label: 'Niveau',
            values: [
              { label: 'A', value: 'a' },
              { label: 'B', value: 'b' },
            ],
            validate: { required: true },
          },
          { type: 'number', key: 'age', label: 'Leeftijd', decimalLimit: 0, validate: { min: 3, max: 18 } },
          { type: 'checkbox', key: 'swims', label: 'Kan zwemmen', defaultValue: false },
        ],
      },
      {
        type: 'panel',
        title: 'Stap 2',
        key: 'step2',
        conditional: { show: true, when: 'level', eq: 'b' },
        components: [
          {
            type: 'textfield',
            key: 'simple',
            label: 'Simple',
            conditional: { show: false, when: 'swims', eq: 'true' },
          },
          {
            type: 'textfield',
            key: 'logic',
            label: 'Logic',
            conditional: {
              json: { and: [{ '===': [{ var: 'data.level' }, 'b'] }, { '>': [{ var: 'data.age' }, 8] }] },
            },
          },
          {
            type: 'textfield',
            key: 'script',
            label: 'Script',
            customConditional: "show = data.level === 'b' && data.age >= 9;",
          },
          {
            type: 'textfield',
            key: 'wild',
            label: 'Wild',
            customConditional: 'show = utils.moment().day() > 3; fetch("https://example.org")',
          },
          {
            type: 'textarea',
            key: 'all',
            label: 'All',
            conditional: {
              show: true,
              conjunction: 'any',
              conditions: [
                { component: 'age', operator: 'greaterThan', value: 10 },
                { component: 'level', operator: 'isNotEqual', value: 'a' },
              ],
            },
            calculateValue: 'value = data.age * 2',
          },
          {
            type: 'select',
            key: 'town',
            label: 'Gemeente',
            dataSrc: 'url',
            data: { url: 'https://example.org/towns' },
          },
          {
            type: 'select',
            key: 'size',
            label: 'Maat',
            data: {
              values: [
                { label: 'Small', value: 's' },
                { label: 'Large', value: 'l' },
              ],
            },
            defaultValue: 's',
          },
          { type: 'currency', key: 'gift', label: 'Gift', currency: 'EUR', validate: { min: 0 } },
        ],
      },
    ],
  },
  rows: {
    components: [
      {
        type: 'datagrid',
        key: 'children',
        label: 'Kinderen',
        validate: { minLength: 1, maxLength: 5, required: true },
        defaultValue: [{}],
        components: [
          { type: 'textfield', key: 'name', label: 'Naam', validate: { required: true } },
          { type: 'day', key: 'birthday', label: 'Verjaardag' },
          { type: 'textfield', key: 'nick', label: 'Roepnaam', customConditional: 'show = !!row.name' },
        ],
      },
      {
        type: 'survey',
        key: 'opinion',
        label: 'Wat vind je van …',
        questions: [
          { label: 'De lessen', value: 'lessons' },
          { label: 'De zaal', value: 'hall' },
        ],
        values: [
          { label: 'Goed', value: 'good' },
          { label: 'Slecht', value: 'bad' },
        ],
      },
      {
        type: 'editgrid',
        key: 'meds',
        label: 'Medicatie',
        components: [
          { type: 'container', key: 'box', components: [{ type: 'textfield', key: 'dose', label: 'Dosis' }] },
        ],
      },
      { type: 'signature', key: 'sign', label: 'Handtekening', footer: 'Teken hier' },
      { type: 'file', key: 'photo', label: 'Foto', image: true, storage: 'base64' },
      { type: 'tree', key: 'tree', label: 'Boom', components: [] },
      { type: 'hidden', key: 'secret', label: 'Geheim', defaultValue: 'x' },
      { type: 'address', key: 'home', label: 'Adres', provider: 'google' },
      { type: 'textfield', key: 'gone', label: 'Onzichtbaar', hidden: true },
    ],
  },
};
