import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './care-api/database/schema/*.ts',
  out: './care-api/database/migrations',
});
