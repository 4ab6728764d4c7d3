/** Every setting of the product; `.env.example` explains them. */
export const settingNames = [
  'PORT',
  'CARE_API_PORT',
  'DATA_DIR',
  'PAGES_DIR',
  'PAGES_MB',
  'REDIS_URL',
  'DATABASE_URL',
  'CARE_API_URL',
  'CARE_API_BARE',
  'CARE_API_HOST',
  'CARE_API_TRUST_PROXY',
  'CARE_API_SITE_KEY',
  'CORS_ORIGINS',
  'WEBHOOKS_ANYWHERE',
  'TRUST_PROXY',
  'SITE_URL',
  'SITE_NAME',
  'SITE_PHONE',
  'SITE_EMAIL',
  'SITE_ADDRESS',
  'SITE_HOURS',
  'NEXTAUTH_URL',
  'NEXTAUTH_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'LOG_LEVEL',
];

/** Every setting blank. A blank one counts as absent, and keeps `.env` from filling it in: tests never meet real data. */
export const blankSettings = Object.fromEntries(settingNames.map((name) => [name, '']));
