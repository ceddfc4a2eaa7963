// What every `npm run` command goes through: `node scripts/run.mjs <name> [arguments]` runs scripts/<name>.ts, after making
// sure of a runtime that can, of the dependencies and of the compiled messages.
//
// This file keeps to syntax that old versions of Node can read, so that they get as far as saying what is wrong.
var major = Number(process.versions.node.split(".")[0]);
if (major < 20) {
  console.error(
    "This project needs Node.js 20 or newer to start (it is " +
      process.version +
      "). Get a newer one from https://nodejs.org.",
  );
  process.exit(1);
}

import("./setup/launch.mjs")
  .then(function (launch) {
    return launch.launch(process.argv[2], process.argv.slice(3));
  })
  .catch(function (error) {
    console.error(error && error.name === "SetupError" ? error.message : error);
    process.exit(1);
  });
