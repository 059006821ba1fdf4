/** Apart from the other texts about forms, whose file loads with the form engine. This one is drawn before it. */
export const formLoadingText = 'Het formulier wordt geladen';
