import { existsSync, readFileSync } from 'node:fs';
import { parseEnvFile } from '@/scripts/start/env-file.mjs';
import { settingNames } from '@/scripts/start/setting-names.mjs';
import { checkNames } from './check-settings';
import { examine } from './examine';
import { toReport } from './finding';

// biome-ignore lint/style/noProcessEnv: it judges what readEnvironment would refuse
const settings = process.env;
const named = existsSync('.env') ? Object.keys(parseEnvFile(readFileSync('.env', 'utf8'))) : [];
const findings = [...checkNames(named, settingNames), ...(await examine(settings))];
process.stdout.write(`${toReport(findings)}\n`);
process.exitCode = findings.some(({ state }) => state === 'broken') ? 1 : 0;
