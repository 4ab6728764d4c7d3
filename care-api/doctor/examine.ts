import { checkBackups } from './check-backups';
import { checkDatabase, checkReplica } from './check-database';
import { checkFiles } from './check-files';
import { checkFolder, checkNode } from './check-machine';
import { checkCareApi, checkMail, checkRedis } from './check-services';
import { checkSettings, type Settings, toUrl } from './check-settings';
import type { Finding } from './finding';

export async function examine(settings: Settings): Promise<Finding[]> {
  const { CARE_API_URL: api, SMTP_URL: smtpUrl, REDIS_URL: redisUrl } = settings;
  const dataDir = settings.DATA_DIR || '.data';
  const isPooled = settings.DATABASE_POOL === 'transaction';
  const found = await Promise.all([
    checkSettings(settings),
    checkNode(process.versions.node),
    checkFolder(dataDir),
    // Whoever runs the API saves its data.
    api ? [] : checkBackups(settings),
    // A site whose API runs elsewhere has no database of its own.
    toUrl(api) && api ? checkCareApi(api) : checkDatabase(settings, dataDir, isPooled),
    settings.DATABASE_READ_URL ? checkReplica(settings.DATABASE_READ_URL, isPooled) : [],
    toUrl(api) ? [] : checkFiles(settings),
    smtpUrl && URL.canParse(smtpUrl) ? checkMail(smtpUrl) : [],
    redisUrl ? checkRedis(redisUrl) : [],
  ]);
  return found.flat();
}
