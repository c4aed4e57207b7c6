// One page, two scripts: a table behind /t/, else the start page.
// @ts-check
import(location.pathname.startsWith("/t/") ? "./main.js" : "./start.js");
