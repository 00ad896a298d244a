/** English texts of header and footer that only members see: part of their chunk. */
export const memberFrameTexts = {
  inbox: 'Inbox',
  submit: 'Submit',
  account: 'Account',
  saved: 'Saved',
  apiKeys: 'API keys',
  settings: 'Settings',
  administration: 'Admin',
  logout: 'Logout',
} as const;
