import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordMinLength } from '#contract/limits.ts';

/** The most used ones of a ranking of leaked passwords. Further down, words come that few people chose. */
const ranked = dictionary['passwords-common'].slice(0, 10_000);

/** What that ranking has further down or not at all, this site's own words among it. */
const further = `
  p@ssword password1234 password! qwertz 456789 100200 1020304050 13579135 welcome123 letmein123 changeme1
  changeme123 secret123 mysecret guest123 demo123 admin123 admin1234 admin12345 administrator
  administrator1 master123 superuser rootroot root123 hotmail android iphone linkedin dropbox adobe123
  photoshop internet1 myspace1 fortnite roblox monkey123 dragon123 shadow123 princess1 princess12
  princess123 batman123 avengers sunshine123 summer123 winter123 queen123 football123 charlie123 hello1234
  hellohello helloworld jesuschrist family1 friendship lemon1 hunter2 plaindeed plaindeed1 plaindeed123
  homeowner homeowners realestate realtor mortgage property house123 home123
  `
  .trim()
  .split(/\s+/);

/**
 * Passwords that guessing starts with, in lower case, as far as they have the characters that a password needs. What is made
 * by a rule (one character repeated, runs of digits or letters) is told by the rule as well.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  [...ranked, ...further].filter((password) => password.length >= passwordMinLength),
);
