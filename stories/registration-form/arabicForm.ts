import type { Texts, WireSection } from '@clubpoort/form-engine/headless';

/** A question of realistic length: does your child have an allergy that the teachers must know about? */
export const longArabicText =
  'هل لدى طفلك حساسية أو عدم تحمل غذائي أو أي حالة طبية أخرى يجب أن يعرفها المدربون أثناء الدروس والمخيمات والعروض؟';

const longArabicHelp =
  'املأ هذا الحقل بأكبر قدر ممكن من التفاصيل. لا يقرأ إجابتك إلا المدربون ومسؤول النادي، وتُحذف بعد نهاية الموسم.';

/** The texts that the stories show. A host with an Arabic form replaces all of them. */
export const arabicTexts: Partial<Texts> = {
  optional: '(اختياري)',
  required: 'يرجى ملء هذا الحقل',
  selectRequired: 'يرجى اختيار خيار',
  acceptanceRequired: 'يرجى وضع علامة هنا',
  submitRefused: 'بعض الحقول غير صحيحة',
  submit: 'إرسال',
  choose: 'اختر',
  choices: 'الخيارات',
  clearChoice: 'مسح الاختيار',
  searchChoices: 'ابحث',
  dialCode: 'رمز البلد',
  review: 'راجع إجاباتك',
  unanswered: 'غير مملوء',
  showEmpty: 'إظهار الحقول الفارغة',
  showEmptyHelp: 'أيضًا الأسئلة التي يمكنك تخطيها',
  street: 'الشارع',
  streetNumber: 'الرقم',
  bus: 'الصندوق',
  postal: 'الرمز البريدي',
  city: 'البلدية',
  country: 'البلد',
  addressSearch: 'ابحث عن عنوانك',
  addressSearchHint: 'الشارع والرقم والبلدية',
  addressNotFound: 'لم تجد العنوان؟',
  chooseFiles: 'اختر ملفات',
  dropFiles: 'أو اسحبها إلى هنا',
  takePhoto: 'التقط صورة',
  fileHint: 'صور أو pdf أو docx أو xlsx أو صوت، حتى 8 ميغابايت لكل ملف.',
  birthdatePlaceholder: 'DD/MM/YYYY',
  oneLess: 'أقل بواحد',
  oneMore: 'أكثر بواحد',
};

/** Questions with every sort of control, with long texts. */
export const arabicSections: readonly WireSection[] = [
  {
    title: { nl: 'Wie schrijf je in?', ar: 'من تريد تسجيله في النادي لهذا الموسم؟' },
    fields: [
      {
        qid: 'fname',
        nid: 0,
        type: 'text',
        default_key: 'fname',
        question: { nl: 'Voornaam', ar: 'الاسم الأول' },
        required: 1,
      },
      { qid: 'birthdate', nid: 0, type: 'text', default_key: 'birthdate', question: { ar: 'تاريخ الميلاد' } },
      { qid: 'nationality', nid: 0, type: 'nationality', question: { ar: 'الجنسية' }, required: 1 },
      { qid: 'phone', nid: 0, type: 'phone', question: { ar: 'رقم الهاتف' }, help: { ar: longArabicHelp } },
      { qid: 'siblings', nid: 0, type: 'number', question: { ar: 'كم عدد الإخوة والأخوات؟' } },
      { qid: 'address', nid: 0, type: 'address', question: { ar: 'العنوان' } },
    ],
  },
  {
    title: { ar: 'ماذا يجب أن نعرف؟' },
    fields: [
      {
        qid: 'allergy',
        nid: 0,
        type: 'radio',
        question: { ar: longArabicText },
        help: { ar: longArabicHelp },
        options: { ja: { ar: 'نعم' }, nee: { ar: longArabicText } },
        required: 1,
      },
      {
        qid: 'days',
        nid: 0,
        type: 'select_multiple',
        question: { ar: 'في أي أيام؟' },
        options: { ma: { ar: 'الاثنين' }, wo: { ar: 'الأربعاء' }, za: 'Saturday in English' },
      },
      { qid: 'remarks', nid: 0, type: 'textarea', question: { ar: 'ملاحظات للمدرب' } },
      { qid: 'papers', nid: 0, type: 'file', question: { ar: 'شهادة طبية' }, config: { max: 5 } },
      { qid: 'rules', nid: 0, type: 'checkbox', question: { ar: longArabicText }, required: 1 },
    ],
  },
];

/** Answers in both directions of writing. */
export const arabicAnswers = {
  fname_0: 'نور',
  birthdate_0: '2015-02-01',
  nationality_0: 'Marokkaans',
  phone_0: '+32 470123456',
  siblings_0: '2',
  allergy_0: 'nee',
  days_0: ['wo', 'za'],
  remarks_0: 'Noor neemt haar eigen schoenen mee.',
};
